import { identificationCopy } from '../copy/identification';
import { CaptureAlert } from './CaptureAlert';
import type { FileProblem } from './image/problems';

const { files, photo } = identificationCopy;

const words: Readonly<Record<FileProblem, { readonly title: string; readonly text?: string }>> = {
  unsupported: { title: files.unsupported, text: files.unsupportedNext },
  heic: { title: files.unsupported, text: photo.heic },
  blank: { title: files.blank },
  tooLarge: { title: files.tooLarge },
  huge: { title: photo.huge },
};

/** Why a file cannot be used, and what can be used in its place. */
export const FileRefusal = ({ problem }: { problem: FileProblem }) => <CaptureAlert {...words[problem]} />;
