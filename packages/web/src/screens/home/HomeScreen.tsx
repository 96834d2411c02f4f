import { gang } from 'virtual:gang';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Wordmark } from '../../art/Logo.tsx';
import { runningMatch } from '../../game/local/matches.ts';
import { frontWords, LANGUAGE_NAMES, LOCALES } from '../../i18n/index.ts';
import { endOffer, offersLessons } from '../../lessons/offer.ts';
import { canInstall, install } from '../../offline/install.ts';
import { navigate } from '../../routing/routing.tsx';
import { changeSettings, settings } from '../../settings/settings.ts';
import { readStored } from '../../storage/storage.ts';
import {
  BookIcon,
  Button,
  ButtonLink,
  CloseIcon,
  DecisionButton,
  DecisionLink,
  DownloadIcon,
  GearIcon,
  InfoIcon,
  ListIcon,
} from '../../ui/index.ts';
import { JoinDialog } from './JoinDialog.tsx';
import './home.css';

const Languages = () => (
  <fieldset class="home-languages">
    <legend class="unseen">{frontWords().home.language}</legend>
    {LOCALES.map((language) => (
      <button
        key={language}
        type="button"
        lang={language}
        aria-pressed={settings.value.language === language}
        onClick={() => changeSettings({ language })}
      >
        {LANGUAGE_NAMES[language]}
      </button>
    ))}
  </fieldset>
);

/** For newcomers, until they take the lessons or decline them. */
const LessonOffer = () => {
  const { home } = frontWords();
  const open = useSignal(offersLessons());
  if (!open.value) return null;
  const close = (): void => {
    endOffer();
    open.value = false;
  };
  return (
    <div class="home-offer">
      <DecisionButton
        look="sky"
        hint={home.learnHint}
        onClick={() => {
          close();
          navigate('/lessons');
        }}
      >
        {home.learn}
      </DecisionButton>
      <Button look="quiet" label={home.noLearning} onClick={close}>
        <CloseIcon />
      </Button>
    </div>
  );
};

/** The front page: the ways into a game. */
export const HomeScreen = () => {
  const { home } = frontWords();
  const running = useMemo(runningMatch, []);
  const played = useMemo(() => readStored('holdup.history') !== null, []);
  const joining = useSignal(false);
  return (
    <main class="home">
      <div class="home-hero">
        <h1 class="home-logo" tabIndex={-1}>
          <Wordmark label="Hold-Up" />
        </h1>
        <p class="home-tagline">{home.tagline}</p>
        <div class="home-gang">
          <img src={gang} alt={home.gang} width={548} height={440} />
        </div>
      </div>
      <div class="home-doors">
        <LessonOffer />
        <DecisionLink
          to="/play"
          look="gold"
          hint={running ? home.resumeHint(running.round, running.rounds) : home.playNowHint}
        >
          {home.playNow}
        </DecisionLink>
        <DecisionLink to="/create" look="sky" hint={home.createTableHint}>
          {home.createTable}
        </DecisionLink>
        <div class="home-big-screen">
          <DecisionLink to="/tv" look="paper" hint={home.bigScreenHint}>
            {home.bigScreen}
          </DecisionLink>
        </div>
        <DecisionButton
          look="paper"
          hint={home.joinTableHint}
          onClick={() => {
            joining.value = true;
          }}
        >
          {home.joinTable}
        </DecisionButton>
        <nav class="home-more">
          <ButtonLink to="/how-to-play" look="quiet">
            <BookIcon />
            {home.howToPlay}
          </ButtonLink>
          <ButtonLink to="/settings" look="quiet">
            <GearIcon />
            {home.settings}
          </ButtonLink>
          {played && (
            <ButtonLink to="/history" look="quiet">
              <ListIcon />
              {home.history}
            </ButtonLink>
          )}
          <ButtonLink to="/about" look="quiet">
            <InfoIcon />
            {home.about}
          </ButtonLink>
        </nav>
        {canInstall() && (
          <button type="button" class="home-install" onClick={() => void install()}>
            <DownloadIcon />
            <span>
              {home.install} <small>{home.installHint}</small>
            </span>
          </button>
        )}
        <Languages />
      </div>
      {joining.value && (
        <JoinDialog
          onClose={() => {
            joining.value = false;
          }}
        />
      )}
    </main>
  );
};
