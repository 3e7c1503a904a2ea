import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  logLevel: 'error',
  worker: { format: 'es' },
  build: { emptyOutDir: true, modulePreload: { polyfill: false } },
});
