import { TIMEOUTS } from '../../src/server/listen.ts';

export interface NginxOptions {
  /** What nginx listens on, such as `8080` or `443 ssl`. */
  readonly listen: string;
  readonly serverName: string;
  /** The URL of our own server, which answers everything. */
  readonly server: string;
}

/** A server block that leaves pages, redirects, headers and compression to our own server. */
export function nginxConfig({ listen, serverName, server }: NginxOptions): string {
  const { protocol, host, port } = new URL(server);
  const address = protocol === 'https:' && port === '' ? `${host}:443` : host;
  // Several server blocks may share one nginx.
  const upstream = `fun_village_${`${serverName} ${listen}`.replace(/\W+/g, '_')}`;
  return `# Fatto da «npm run hosts -- nginx».
upstream ${upstream} {
  server ${address};
  keepalive 32;
}
server {
  listen ${listen};
  server_name ${serverName};
  server_tokens off;
  client_header_timeout ${TIMEOUTS.headersMs / 1000}s;
  send_timeout ${TIMEOUTS.sendMs / 1000}s;
  location / {
    proxy_pass ${protocol}//${upstream};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_read_timeout 90s;
  }
}
`;
}
