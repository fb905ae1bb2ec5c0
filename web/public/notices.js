// A worker that only shows notices: phones let no page do it by itself, and a page that is closed cannot. The server
// sends those of a closed page through the browser's push service.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title = 'Viceregal', body = '', path = '/' } = event.data?.json() ?? {};
  const address = new URL(path, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const seen = pages.some((page) => page.url === address && page.visibilityState === 'visible');
      // The same tag as a notice of the page: one takes the place of the other.
      return seen ? undefined : self.registration.showNotification(title, { body, tag: path, icon: '/icon.svg', data: { path } });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.path ?? '/', self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
