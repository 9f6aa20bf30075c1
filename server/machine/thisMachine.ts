import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i;
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;
const PORT = /:\d{1,5}$/;

/**
 * Headers that proxies add: Forwarded, Via, X-Forwarded-*, X-Original-*, CF-Connecting-IP and similar, and
 * those that begin with X- and name an address, such as X-Real-IP, X-Envoy-External-Address or
 * X-Azure-ClientIP.
 */
const PROXY_HEADER =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-original-.*|.*-(?:real|client|connecting)-ip|x-(?:.*-)?(?:client|remote|source|socket|user|peer|real)?(?:ip|addr|address))$/i;

export const isLoopbackName = (name: string): boolean => LOOPBACK_NAME.test(name);

/**
 * By header names and HTTP version. HTTP/1.0 is a sign of a proxy: nginx before 1.29.7 uses it by default,
 * adds no header, and sets Host to the service's own address.
 */
export const comesThroughProxy = ({
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean =>
  httpVersion === '1.0' || Object.keys(headers).some((name) => PROXY_HEADER.test(name));

/**
 * Whether a call comes directly from this machine, by its socket and unprocessed headers: what a trusted
 * proxy says about its client is ignored. Host is checked because another site can point its own name to
 * 127.0.0.1 (DNS rebinding).
 */
export const isFromThisMachine = (call: IncomingMessage): boolean =>
  LOOPBACK_ADDRESS.test(call.socket.remoteAddress ?? '') &&
  isLoopbackName((call.headers.host ?? '').replace(PORT, '')) &&
  !comesThroughProxy(call);
