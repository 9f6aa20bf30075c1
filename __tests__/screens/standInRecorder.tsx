import type { VideoRecorderProps } from '../../src/capture/video/VideoRecorder';

/** In place of the recorder, which has its own tests: buttons that give a clip. */
export const standInRecorder = () => ({
  VideoRecorder: ({ prompt, sending, onUse, onClip, onRetake }: VideoRecorderProps) => (
    <div>
      {prompt}
      <p>{sending.problem}</p>
      <button onClick={() => onClip({ blob: new Blob(['clip']), fromCamera: true, silent: false })}>
        registrato
      </button>
      <button onClick={() => onUse(new Blob(['clip'], { type: 'video/webm' }))}>manda</button>
      <button onClick={() => onRetake()}>daccapo</button>
    </div>
  ),
});
