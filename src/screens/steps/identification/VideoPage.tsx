import { useEffect, useRef, useState } from 'react';
import { uploadMessages } from '../../../contract/rules/documents';
import { identificationCopy } from '../../../copy/identification';
import { SendingBar } from '../../../ui/capture/video/SendingBar';
import { VideoRecorder } from '../../../ui/capture/video/VideoRecorder';
import { fieldId } from '../../../ui/form/fieldId';
import { flattenErrors } from '../../../ui/form/paths';
import { ActionBar } from '../../../ui/shell/ActionBar';
import { ErrorList } from '../../../ui/shell/ErrorList';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { Phrase } from './Phrase';
import type { Identification } from './useIdentification';
import { usePhrase } from './usePhrase';
import { useVideo } from './useVideo';
import { VideoSent } from './VideoSent';
import { VideoTips } from './VideoTips';

const copy = identificationCopy.video;
const VIDEO_ID = fieldId('video.docVideoCaptcha');

/** The video in which the applicant shows face and document and reads the phrase. */
export function VideoPage({ form }: { form: Identification }) {
  const { status, sending, send } = useVideo();
  const done = status === 'done';
  const [again, setAgain] = useState(false);
  const [hasClip, setHasClip] = useState(false);
  const justSent = useJustSent(status, setAgain);
  const showRecorder = !done || again;
  const phrase = usePhrase(showRecorder);
  const [refused, setRefused] = useState(0);

  const goOn = () => {
    if (done) form.goOn(form.currentValues());
    else setRefused((count) => count + 1);
  };
  // A phrase that the service did not accept any more is no use for the next recording.
  const retake = () => {
    if (status === 'failed') phrase.retry();
  };
  const missing = refused > 0 && !done;
  const message = hasClip ? copy.sendFirst : uploadMessages.docVideoCaptcha;
  const server = done ? [] : flattenErrors(form.serverErrors).map(([, text]) => text);
  const items = [
    ...form.globalErrors.map((text) => ({ message: text })),
    ...[...new Set([...server, ...(missing ? [message] : [])])].map((text) => ({
      message: text,
      fieldId: VIDEO_ID,
    })),
  ];
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} lead={copy.lead}>
        {copy.title}
      </PageHeading>
      <ErrorList items={items} focusKey={refused + form.failures} />
      {showRecorder && <VideoTips />}
      <Section title={copy.recorderTitle}>
        <div id={VIDEO_ID}>
          {!showRecorder && <VideoSent takeFocus={justSent} onAgain={() => setAgain(true)} />}
          {showRecorder && sending.active && !hasClip && <SendingBar progress={sending.progress} />}
          {showRecorder && (!sending.active || hasClip) && (
            <VideoRecorder
              prompt={<Phrase {...phrase} />}
              sending={sending}
              onReview={setHasClip}
              onRetake={retake}
              onUse={send}
            />
          )}
        </div>
      </Section>
      <ActionBar onBack={form.goBack} onContinue={goOn} busy={form.busy} />
    </>
  );
}

/** True once a sending has ended well on this page: the recording that was to replace an older one is over. */
function useJustSent(status: string, setAgain: (again: boolean) => void): boolean {
  const [justSent, setJustSent] = useState(false);
  const before = useRef(status);
  useEffect(() => {
    const ended = before.current === 'uploading' && status === 'done';
    before.current = status;
    if (!ended) return;
    setJustSent(true);
    setAgain(false);
  }, [status, setAgain]);
  return justSent;
}
