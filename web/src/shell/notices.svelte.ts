// Notices of the browser, for those who look elsewhere: agreed to once, shown only while the page is not seen. Where the
// server can, it sends them to a browser without an open page, too: then this browser is subscribed with it.

import { ask, query } from '../protocol/http';
import { speech } from '../words/speech.svelte';

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
    await (this.wanted ? this.subscribe() : this.unsubscribe());
    return this.wanted;
  }

  /** Lets the server reach this browser when no page is open, if it can. Said again, it is the same. */
  async subscribe(): Promise<void> {
    if (!this.on) return;
    try {
      const { key } = await ask<{ key: string | null }>('GET', '/api/push');
      const push = key === null ? undefined : (await this.worker())?.pushManager;
      if (!push || key === null) return;
      const wanted = { userVisibleOnly: true, applicationServerKey: key };
      const made = await push.subscribe(wanted).catch(async () => {
        await (await push.getSubscription())?.unsubscribe(); // the server had another key before
        return push.subscribe(wanted);
      });
      const { endpoint, keys } = made.toJSON();
      const told = { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] };
      await ask('PUT', '/api/me/push' + query({ lang: speech.lang }), told);
    } catch {
      // No push service, or nobody as yet: notices of open pages are shown all the same.
    }
  }

  private async unsubscribe(): Promise<void> {
    try {
      const made = await (await this.worker())?.pushManager.getSubscription();
      if (!made) return;
      await made.unsubscribe();
      await ask('DELETE', '/api/me/push' + query({ endpoint: made.endpoint }));
    } catch {
      // The push service tells the server that this browser is gone.
    }
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
