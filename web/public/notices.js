// A worker that only shows notices: phones let no page do it by itself, and a page that is closed cannot.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

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
