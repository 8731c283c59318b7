# syntax=docker/dockerfile:1.7
# The program of one release, built by `npm run pacote`, for Linux. It contains no secrets: those come from the environment.
# For another base image, such as one from a private registry: --build-arg NODE_IMAGE=…
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS pacote
WORKDIR /trevo
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/console/package.json apps/console/
COPY apps/leitor/package.json apps/leitor/
COPY apps/shell/package.json apps/shell/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/config/package.json packages/config/
COPY packages/contract/package.json packages/contract/
COPY packages/fixtures/package.json packages/fixtures/
COPY packages/leitura/package.json packages/leitura/
COPY packages/postgres/package.json packages/postgres/
COPY packages/rules/package.json packages/rules/
COPY packages/ui/package.json packages/ui/
COPY packages/vite/package.json packages/vite/
RUN npm ci
COPY . .
RUN npm run pacote

FROM ${NODE_IMAGE} AS instalacao
WORKDIR /trevo
COPY --from=pacote /trevo/pacote/package.json /trevo/pacote/package-lock.json /trevo/pacote/.npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY --from=pacote /trevo/pacote ./

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Trevo" org.opencontainers.image.version="1.0.0-rc.2"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/dados
WORKDIR /trevo
COPY --from=instalacao /trevo ./
# Removes npm to reduce the attack surface.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /opt/yarn* \
  && install -d -o 1000 -g 1000 /dados
VOLUME /dados
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/saude/pronta').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Other commands: `migrar` as argument of main.js; campanha-cli.js, vendas-cli.js and segredos-cli.js beside it.
CMD ["node", "main.js"]
