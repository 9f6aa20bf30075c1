import type { FastifyRequest } from 'fastify';
import { REQUEST_MALFORMED, Refusal } from '../errors/refusal';
import { uploadRefusals } from '../uploads/refusals';
import type { ReceivedFile, Tray } from '../uploads/tray';

const TYPE_UNKNOWN = 'Questo documento non è previsto. Aggiorna la pagina e riprova.';

export interface UploadForm {
  readonly fields: Readonly<Record<string, string>>;
  /** Undefined where the form has no part `file`. */
  readonly file: ReceivedFile | undefined;
}

const readParts = async (http: FastifyRequest, maxBytes: number, tray: Tray): Promise<UploadForm> => {
  if (!http.isMultipart()) throw new Refusal(REQUEST_MALFORMED, { httpStatus: 415 });
  const fields: Record<string, string> = {};
  let file: ReceivedFile | undefined;
  // What is too large is refused by its own message, below the upload box.
  const options = { throwFileSizeLimit: false, limits: { fileSize: maxBytes } };
  for await (const part of http.parts(options)) {
    if (part.type === 'field') {
      fields[part.fieldname] = typeof part.value === 'string' ? part.value : '';
    } else if (part.fieldname === 'file') {
      file = await tray.keep(part.file);
    } else {
      part.file.resume();
    }
  }
  return { fields, file };
};

/** Fastify's own refusals (too many parts, say) carry a status; a body that breaks off carries none. */
const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Refusal) && !('statusCode' in error) && !('code' in error);

/**
 * The fields and the one file of a multipart body; the file is kept up to
 * `maxBytes`, its name is not looked at.
 */
export const readForm = async (http: FastifyRequest, maxBytes: number, tray: Tray): Promise<UploadForm> => {
  try {
    return await readParts(http, maxBytes, tray);
  } catch (error) {
    if (isBrokenOff(error)) throw new Refusal(REQUEST_MALFORMED, { httpStatus: 400 });
    throw error;
  }
};

/** The form's upload type. Refuses one that is not among the known. */
export const typeOf = ({ fields }: UploadForm, known: readonly string[]): string => {
  const { type = '' } = fields;
  if (!known.includes(type)) throw new Refusal(TYPE_UNKNOWN, { httpStatus: 400 });
  return type;
};

export const fileOf = ({ file }: UploadForm): ReceivedFile => {
  if (!file) throw new Refusal(uploadRefusals.missing, { httpStatus: 400 });
  return file;
};
