import { useState } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { useAppSelector } from '../../../state/hooks';
import { selectIsRecording, selectVideo } from '../../../state/selectors';
import { fieldId } from '../../../ui/form/fieldId';
import { ActionBar } from '../../../ui/shell/ActionBar';
import { ErrorList } from '../../../ui/shell/ErrorList';
import { useListedErrors } from '../../../ui/shell/pageErrors';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { OtherWay } from '../../shared/video/OtherWay';
import { useVideoCapture } from '../../shared/video/useVideoCapture';
import { VideoBox } from '../../shared/video/VideoBox';
import { VideoTips } from '../../shared/video/VideoTips';
import { HandoffOffer } from './handoff/HandoffOffer';
import { OpenInBrowser } from './handoff/OpenInBrowser';
import styles from './identification.module.css';
import type { Identification } from './useIdentification';
import { useStoredVideo } from './useStoredVideo';

const copy = identificationCopy.video;
const VIDEO = 'video.docVideoCaptcha';
const VIDEO_ID = fieldId(VIDEO);

/** Whoever has begun a recording since the last attempt is correcting the error. */
function useMendedSince(attempts: number): boolean {
  const isRecording = useAppSelector(selectIsRecording);
  const [mended, setMended] = useState<number>();
  if (isRecording && mended !== attempts) setMended(attempts);
  return mended === attempts;
}

export function VideoPage({ form }: { form: Identification }) {
  const video = useAppSelector(selectVideo);
  useStoredVideo(video);
  const capture = useVideoCapture(video);
  const { done, message } = capture;
  const [refused, setRefused] = useState(0);
  const attempts = refused + form.failures;
  const isMended = useMendedSince(attempts);

  const goOn = () => {
    if (done) form.goOn(form.currentValues());
    else setRefused((count) => count + 1);
  };
  const missing = refused > 0 && !done && !isMended;
  // Once there is a video, its earlier error no longer applies.
  const ofVideo = !done && !isMended && form.serverErrors[VIDEO];
  const others = Object.entries(form.serverErrors).filter(([path]) => path !== VIDEO);
  useListedErrors(form);
  const items = [
    ...[...form.globalErrors, ...others.map(([, text]) => text)].map((text) => ({ message: text })),
    ...[...new Set([...(ofVideo ? [ofVideo] : []), ...(missing ? [message] : [])])].map((text) => ({
      message: text,
      fieldId: VIDEO_ID,
    })),
  ];
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} lead={copy.lead}>
        {copy.title}
      </PageHeading>
      <HandoffOffer />
      <ErrorList items={items} focusKey={attempts} />
      {capture.showRecorder && (
        <div className={styles.tips}>
          <VideoTips />
        </div>
      )}
      <Section title={copy.recorderTitle}>
        <VideoBox
          id={VIDEO_ID}
          capture={capture}
          sentText={copy.sentText}
          error={missing ? message : undefined}
          way={<OpenInBrowser />}
        />
      </Section>
      {capture.showRecorder && <OtherWay />}
      <ActionBar onBack={form.goBack} onContinue={goOn} busy={form.busy} />
    </>
  );
}
