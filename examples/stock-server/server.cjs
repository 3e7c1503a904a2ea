// boardgame.io's own server with all games, which also serves the built page, on one port.
const { readdirSync, readFileSync } = require('node:fs');
const { extname, join, sep } = require('node:path');
const { Origins, Server } = require('boardgame.io/server');
const { allGames, guardedServer } = require('paddock-games/server');

const server = guardedServer(Server, {
  games: allGames,
  origins: [Origins.LOCALHOST],
});

// The page is small, so it is kept in memory; nothing outside of dist/ can be asked for.
const dist = join(__dirname, 'dist');
const files = new Map(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(dist.length).replaceAll(sep, '/'), readFileSync(path)]),
);
server.app.use((context, next) => {
  const path = context.path === '/' ? '/index.html' : context.path;
  if (!files.has(path)) return next();
  context.type = extname(path);
  context.body = files.get(path);
});

server.run(Number(process.env.PORT ?? 8000)).then(({ appServer }) => {
  console.info(`Listening on http://localhost:${appServer.address().port}`);
});
