# Two images of one build: `site` is the export on nginx, `service` answers /api. compose.yaml puts them together.

FROM docker.io/library/node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# As server/cli/install.mjs does: of all install scripts those run that package.json allows.
RUN --mount=type=cache,target=/root/.npm \
  npm install --no-save --include=dev --ignore-scripts --no-audit --no-fund \
  && npm rebuild $(node -p "Object.keys(require('./package.json').allowScripts).join(' ')")
COPY . .
# Public settings become part of the pages (.env.example).
ARG NEXT_PUBLIC_SITE_URL
ARG NEXT_PUBLIC_API_URL=/api
ARG NEXT_PUBLIC_CONTENT_URL
ARG NEXT_PUBLIC_GEOLOCATION_URL
ARG NEXT_PUBLIC_RECAPTCHA_SITE_KEY
ARG NEXT_PUBLIC_WHATSAPP_NUMBER
ARG NEXT_PUBLIC_TELEGRAM_HANDLE
ARG NEXT_PUBLIC_CONTACT_PHONE
ARG NEXT_PUBLIC_CONTACT_EMAIL
ARG NEXT_PUBLIC_CONTACT_ADDRESS
ARG NEXT_PUBLIC_SUPPORT_HOURS
ARG NEXT_PUBLIC_SUPPORT_ZONE
ARG NEXT_PUBLIC_USD_IN_TOMAN
ARG NEXT_PUBLIC_USD_IN_TOMAN_DATE
ARG NEXT_PUBLIC_SERVICE_WORKER=on
ARG NEXT_PUBLIC_PAGE_ERROR_SHARE=1
# SERVICES: host:port of each node of the service, parted by spaces.
ARG SERVICES=service:3000
# Addresses of the proxies in front of nginx, parted by commas, and the name server it asks again for the nodes.
ARG PROXIES=
ARG RESOLVER=
RUN npm run build \
  && npm run hosting --silent -- nginx /usr/share/nginx/html $SERVICES --listen 8080 \
    --proxies "$PROXIES" --resolver "$RESOLVER" > site.conf

FROM docker.io/nginxinc/nginx-unprivileged:stable-alpine AS site
COPY --from=build /app/site.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/out /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD wget -qO /dev/null http://127.0.0.1:8080/robots.txt

FROM docker.io/library/node:24-slim AS service
WORKDIR /app
# The arenas here and the flag of the command: server/cli/service-process.mjs
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/tmp/node MALLOC_ARENA_MAX=2
COPY package.json package-lock.json ./
# What only the site or the tests need is not even named here: `--omit=dev` would keep what a package could use besides.
# Nothing at run time reads source maps and declarations, a third of what is left.
RUN --mount=type=cache,target=/root/.npm \
  npm pkg delete devDependencies \
  && npm install --no-save --ignore-scripts --no-audit --no-fund \
  && npm rebuild $(node -p "Object.keys(require('./package.json').allowScripts).join(' ')") \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
COPY server ./server
COPY lib ./lib
COPY locales ./locales
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/api/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
# Node itself gets SIGTERM, so that the service ends what it has begun.
CMD ["node", "--max-semi-space-size=16", "server/main.ts"]
