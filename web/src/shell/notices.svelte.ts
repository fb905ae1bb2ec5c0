// Notices of the browser, for those who look elsewhere: agreed to once, shown only while the page is not seen.

const KEPT = 'viceregal.notices';
const WORKER = '/notices.js';

function agreed(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'true';
  } catch {
    return false;
  }
}

export interface Notice {
  title: string;
  body: string;
  /** Where a click leads; a newer notice of the same place takes the place of the older one. */
  path: string;
}

class Notices {
  /** The reader wants them, and the browser lets them be shown. */
  wanted = $state(agreed());

  /** A plain local network has none: browsers keep them for encrypted pages. */
  get possible(): boolean {
    return 'Notification' in window && window.isSecureContext;
  }

  get on(): boolean {
    return this.possible && this.wanted && Notification.permission === 'granted';
  }

  /** Switches them on, which the browser asks about, or off; whether they are on then. */
  async toggle(): Promise<boolean> {
    this.wanted = !this.on && (await Notification.requestPermission()) === 'granted';
    try {
      localStorage.setItem(KEPT, String(this.wanted));
    } catch {
      // A browser that keeps nothing asks again the next time.
    }
    return this.wanted;
  }

  /** Shown only where the page itself is not seen. */
  async show({ title, body, path }: Notice): Promise<void> {
    if (!this.on || !document.hidden) return;
    const options = { body, tag: path, icon: '/icon.svg', data: { path } };
    const worker = await this.worker();
    if (worker) return worker.showNotification(title, options);
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }

  private async worker(): Promise<ServiceWorkerRegistration | null> {
    if (!('serviceWorker' in navigator)) return null;
    try {
      await navigator.serviceWorker.register(WORKER);
      return await navigator.serviceWorker.ready;
    } catch {
      return null;
    }
  }
}

export const notices = new Notices();
