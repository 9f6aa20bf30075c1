import { identificationCopy } from '../copy/identification';
import { CaptureAlert } from './CaptureAlert';
import type { FileProblem } from './image/problems';

const { files, photo, capture } = identificationCopy;
const video = capture.recordingProblems;

const words: Readonly<Record<FileProblem, { readonly title: string; readonly text?: string }>> = {
  unsupported: { title: files.unsupported, text: files.unsupportedNext },
  heic: { title: files.unsupported, text: photo.heic },
  blank: { title: files.blank },
  altered: { title: photo.altered.title, text: photo.altered.file },
  tooLarge: { title: files.tooLarge },
  huge: { title: photo.huge },
  unreadable: { title: files.changed },
  notVideo: { title: video.notVideo },
  videoEmpty: { title: video.empty },
  videoTooLong: { title: video.tooLong },
  videoTooLarge: { title: video.tooLarge },
};

export const FileRefusal = ({ problem }: { problem: FileProblem }) => <CaptureAlert {...words[problem]} />;
