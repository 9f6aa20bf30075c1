/**
 * Whether a call was made on this very machine and for nobody else: what /metrics and the
 * sandbox ask before they answer.
 */
import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i;
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;
const PORT = /:\d{1,5}$/;

/**
 * Headers that proxies add: Forwarded, Via, X-Forwarded-*, X-Original-*, CF-Connecting-IP and its
 * like, and each that begins with X- and names an address, such as X-Real-IP,
 * X-Envoy-External-Address or X-Azure-ClientIP.
 */
const PROXY_HEADER =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-original-.*|.*-(?:real|client|connecting)-ip|x-(?:.*-)?(?:client|remote|source|socket|user|peer|real)?(?:ip|addr|address))$/i;

/** Whether a host name or address can only be reached from this machine. */
export const isLoopbackName = (name: string): boolean => LOOPBACK_NAME.test(name);

/**
 * Whether a call shows a sign of a proxy, its headers' values aside. HTTP/1.0 is one: nginx before 1.29.7
 * speaks it by default, adds no header, and puts the service's own address into Host.
 */
export const comesThroughProxy = ({
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean =>
  httpVersion === '1.0' || Object.keys(headers).some((name) => PROXY_HEADER.test(name));

/**
 * By the socket and the headers as they came: what a trusted proxy says of its client does not
 * count here. Host is looked at because a page of another site can give its own name the
 * address 127.0.0.1 (DNS rebinding).
 */
export const isFromThisMachine = (call: IncomingMessage): boolean =>
  LOOPBACK_ADDRESS.test(call.socket.remoteAddress ?? '') &&
  isLoopbackName((call.headers.host ?? '').replace(PORT, '')) &&
  !comesThroughProxy(call);
