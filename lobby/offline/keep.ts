import { chosenLanguage } from '../app/settings.ts';

declare global {
  interface Navigator {
    /** Only Chromium has it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Milliseconds without anything being fetched after which a page has what it needs. */
const quietTime = 3000;

/** Resolves when the page is there, has fetched nothing for a while, and has nothing to do. */
async function isIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => wait());
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        observer.disconnect();
        resolve();
      }, quietTime);
    };
    observer.observe({ type: 'resource' });
    wait();
  });
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Tells the device what it gets if it installs the lobby, in the chosen language. */
function describeApp(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  const name = () => {
    link.href = `/${chosenLanguage.get()}.webmanifest`;
  };
  name();
  chosenLanguage.subscribe(name);
  document.head.append(link);
}

/** Hands the lobby's pages to its service worker. Browsers forbid it where they keep nothing, as in some private windows. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
}

/**
 * Has the browser keep the lobby, so that it opens without a network: only where it can (with TLS, or on the machine
 * of the server), only when the page needs nothing itself, and not where data is to be saved.
 */
export async function keepLobby(): Promise<void> {
  const isBuilt = import.meta.env.PROD;
  if (!isBuilt || !('serviceWorker' in navigator) || navigator.connection?.saveData) return;
  await isIdle();
  describeApp();
  try {
    await registerWorker();
  } catch (error) {
    console.warn(error);
  }
}
