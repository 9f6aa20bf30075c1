import type { FastifyRequest } from 'fastify';
import { REQUEST_MALFORMED, Refusal } from '../errors/refusal';
import { refuse } from '../uploads/refusals';
import type { ReceivedFile, TempFiles } from '../uploads/tempFiles';

const TYPE_UNKNOWN = 'Questo documento non è previsto. Aggiorna la pagina e riprova.';

export interface UploadForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: ReceivedFile | undefined;
}

const readParts = async (http: FastifyRequest, maxBytes: number, temp: TempFiles): Promise<UploadForm> => {
  if (!http.isMultipart()) throw new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 415 });
  const fields: Record<string, string> = {};
  let file: ReceivedFile | undefined;
  // A file that is too large is refused later, with its own message below the upload box.
  const options = { throwFileSizeLimit: false, limits: { fileSize: maxBytes } };
  for await (const part of http.parts(options)) {
    if (part.type === 'field') {
      fields[part.fieldname] = typeof part.value === 'string' ? part.value : '';
    } else if (part.fieldname === 'file') {
      file = await temp.keep(part.file);
    } else {
      part.file.resume();
    }
  }
  return { fields, file };
};

/** Fastify's own errors (too many parts, say) have a status. The error of a truncated body has none. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Refusal) && !('statusCode' in error) && !('code' in error);

/**
 * At most `maxBytes` of the file are kept, and its name is ignored. Throws a Refusal when the body is not
 * multipart or breaks off.
 */
export const readForm = async (
  http: FastifyRequest,
  maxBytes: number,
  temp: TempFiles,
): Promise<UploadForm> => {
  try {
    return await readParts(http, maxBytes, temp);
  } catch (error) {
    if (isBrokenOff(error)) throw new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 400 });
    throw error;
  }
};

export const typeOf = ({ fields }: UploadForm, known: readonly string[]): string => {
  const { type = '' } = fields;
  if (!known.includes(type)) throw new Refusal('uploadType', TYPE_UNKNOWN, { httpStatus: 400 });
  return type;
};

export const fileOf = ({ file }: UploadForm): ReceivedFile => {
  if (!file) throw refuse('fileMissing', 400);
  return file;
};
