const families = ['Atkinson Hyperlegible Next Variable', 'Bricolage Grotesque Variable'];

/**
 * Loads both typefaces before the first render if the browser has them, so that a later visit is laid out only once.
 * They are cached if this script is. On a first visit they would delay the scripts.
 */
export function loadCachedFonts(): void {
  const [script] = performance.getEntriesByName(import.meta.url);
  if (!(script instanceof PerformanceResourceTiming) || script.transferSize > 0) return;
  for (const family of families) {
    // The page has other letters until it has these.
    document.fonts.load(`1em "${family}"`).catch(() => {});
  }
}
