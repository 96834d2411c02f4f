import { Character } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/index.ts';
import './not-found.css';

export const NotFoundScreen = () => {
  const { common, notFound } = words();
  return (
    <main class="not-found">
      <Character id="toad" expression="ducked" size={180} />
      <h1 tabIndex={-1}>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <ButtonLink to="/" look="gold">
        {common.home}
      </ButtonLink>
    </main>
  );
};
