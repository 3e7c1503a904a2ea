import { chosenLanguage } from '../lib/settings.ts';

declare global {
  interface Navigator {
    /** Only in Chromium. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Time without requests after which a page counts as loaded, in milliseconds. */
const quietTime = 3000;

/** Resolves when the page has requested nothing for a while and has nothing to do. */
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

/** Adds the web app manifest of the chosen language. */
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

/** Registers the service worker. Browsers that store nothing forbid it, as in some private windows. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
}

/**
 * Stores the lobby in the browser, so that it opens offline. This needs TLS or the server's own machine. It waits until
 * the page needs nothing itself, and respects the data saver.
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
