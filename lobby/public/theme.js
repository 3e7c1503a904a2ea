// Before the first paint, so that a chosen theme doesn't flash the other one first.
try {
  document.documentElement.dataset.theme = localStorage.getItem('paddock.theme') ?? 'auto';
} catch {
  document.documentElement.dataset.theme = 'auto';
}
