# Builds lobby and server, and better-sqlite3 where there is no ready-built one.
FROM node:22 AS build
WORKDIR /paddock
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22-slim
ENV NODE_ENV=production PORT=8000 DATA_DIR=/data
WORKDIR /paddock
COPY --from=build /paddock/node_modules node_modules
COPY --from=build /paddock/dist dist
COPY --from=build /paddock/package.json ./
# The SQLite file, if there is no DATABASE_URL.
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "dist/server/server.js"]
