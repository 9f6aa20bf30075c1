import { useEffect } from 'react';
import { contactPages } from '../../../contract/steps/table';
import { introCopy } from '../../../copy/contact-info-intro';
import { restartRequested, subPageRequested } from '../../../flows/pageActions';
import { takePress } from '../../../state/earlyPress';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import { RESUME_PATH } from '../../../state/paths';
import { selectConfig, selectIsOnFirstPage, selectMoves, selectOpening } from '../../../state/selectors';
import { ActionBar } from '../../../ui/shell/ActionBar';
import { Button } from '../../../ui/shell/Button';
import { IconList } from '../../../ui/shell/IconList';
import { Camera, QuietPlace } from '../../../ui/shell/illustrations/capture';
import { DocumentFront, VatDocument } from '../../../ui/shell/illustrations/documents';
import { NewTabLink } from '../../../ui/shell/NewTabLink';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import styles from './Intro.module.css';

const { ready } = introCopy;
const toHaveReady = [
  { icon: <DocumentFront />, ...ready.documents },
  { icon: <VatDocument />, ...ready.vatNumber },
  { icon: <Camera />, ...ready.camera },
  { icon: <QuietPlace />, ...ready.place },
];

function useEarlyPress(actions: Readonly<Record<string, () => void>>) {
  const store = useAppStore();
  useEffect(() => {
    const pressed = takePress();
    if (pressed === undefined) return;
    setTimeout(() => {
      const state = store.getState();
      // Ignore a kept press if the user has navigated since.
      const isHere = selectOpening(state) !== null || selectIsOnFirstPage(state);
      if (isHere && selectMoves(state) === 0) actions[pressed]?.();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is there
  }, []);
}

/** Imports no part of MUI, Formik or Yup: these are fetched while the first page is read. */
export default function Intro() {
  const dispatch = useAppDispatch();
  const { privacy } = useAppSelector(selectConfig).links;
  const start = () => dispatch(subPageRequested(contactPages.info));
  const resume = () => dispatch(restartRequested(RESUME_PATH));
  useEarlyPress({ start, resume });
  return (
    <>
      <PageHeading lead={introCopy.lead}>{introCopy.title}</PageHeading>
      {/* A press before the app is there is kept by the button's name: a translation may change its text. */}
      <Button variant="link" name="resume" className={styles.resume} onClick={resume}>
        {introCopy.resume}
      </Button>
      <Section title={introCopy.readyTitle}>
        <IconList items={toHaveReady} />
      </Section>
      <Section title={introCopy.knowTitle}>
        <dl className={styles.facts}>
          <div>
            <dt>{introCopy.time.title}</dt>
            <dd>{introCopy.time.text}</dd>
          </div>
          <div>
            <dt>{introCopy.privacy.title}</dt>
            <dd>
              {introCopy.privacy.text} <NewTabLink href={privacy}>{introCopy.privacy.link}</NewTabLink>
            </dd>
          </div>
        </dl>
      </Section>
      <ActionBar continueLabel={introCopy.start} continueName="start" onContinue={start} />
    </>
  );
}
