import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors/refusal';
import { byteRangeOf, type ByteRange } from '../../http/byteRange';

const NO_SUCH_PART = 'Il file non ha la parte richiesta.';

/**
 * Chromium and WebKit cannot seek in a video without parts. Undefined for the whole. Throws a Refusal with
 * 416 if the video has no such part.
 */
export const partAsked = (
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  size: number,
): ByteRange | undefined => {
  reply.header('accept-ranges', 'bytes');
  // Ranges are defined for GET alone (RFC 9110, section 14.2).
  const range = method === 'GET' ? byteRangeOf(headers, size) : undefined;
  if (range !== 'unsatisfiable') return range;
  reply.header('content-range', `bytes */${size}`);
  throw new Refusal('malformed', NO_SUCH_PART, { httpStatus: 416 });
};

export const sendPart = (reply: FastifyReply, bytes: Buffer, { first, last }: ByteRange): FastifyReply =>
  reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1));
