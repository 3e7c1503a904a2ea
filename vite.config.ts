import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedChunks } from './scripts/chunks.ts';

/** Where `npm run dev` runs the server that the lobby talks to. */
const devServer = 'http://localhost:8001';

export default defineConfig({
  root: 'lobby',
  plugins: [react()],
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: {
      // With the slash: /api.ts is a module of the lobby.
      '/api/': devServer,
      '/games/': devServer,
      '/socket.io/': { target: devServer, ws: true },
    },
  },
  worker: {
    // Each game's bot is a file of its own, and has its game's name.
    format: 'es',
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const game = /games\/([\w-]+)\/bot\/index\.ts$/.exec(facadeModuleId ?? '')?.[1];
          return game ? `assets/bot-of-${game}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
  build: {
    outDir: '../dist/lobby',
    emptyOutDir: true,
    manifest: true,
    // The page's security policy forbids inline data: addresses, and scripts in the page that the build doesn't put there.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What a module needs is needed by the same pages, so it is in the same file or in one that more pages have.
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'of pages', name: sharedChunks() }],
        },
      },
    },
  },
});
