// The parts of a service worker that we use. TypeScript's library for workers conflicts with that
// for pages, and Workbox's types refer to these names.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', hear: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', hear: (event: ExtendableMessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      includeUncontrolled: boolean;
      type: 'window';
    }): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
}
