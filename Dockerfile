# syntax=docker/dockerfile:1

# Everything that is needed to build, a compiler for the database binding among it.
FROM node:22-bookworm AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/tabletop/package.json packages/tabletop/
COPY packages/clash-of-the-lightsabers/package.json packages/clash-of-the-lightsabers/
COPY packages/queens-gambit/package.json packages/queens-gambit/
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci
COPY tsconfig.json tsconfig.base.json ./
COPY packages packages
COPY server server
COPY client client
RUN npm run build && npm prune --omit=dev

# What runs: no compiler, no sources of the client, not root.
FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/server server
COPY --from=build /app/client/package.json client/
COPY --from=build /app/client/dist client/dist
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
