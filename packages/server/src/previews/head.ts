import { createHash } from 'node:crypto';
import { type PreviewParts, wordsIn } from './parts.ts';
import { escapeMarkup, HEIGHT, lineOf, pictureOf, WIDTH } from './picture.ts';
import type { Subject } from './subject.ts';

const GAME = 'Hold-Up';

const namesOf = (subject: Subject): string => {
  const sitters =
    subject.kind === 'table' ? subject.seats : subject.kind === 'match' ? subject.players : [];
  return sitters.flatMap((each) => (each === null || each.name === '' ? [] : each.name)).join(', ');
};

interface PreviewText {
  readonly title: string;
  readonly description: string;
}

function previewText(subject: Subject, parts: PreviewParts, language: string): PreviewText {
  const words = wordsIn(parts, language);
  const names = namesOf(subject);
  switch (subject.kind) {
    case 'front':
      return { title: `${GAME} · ${words.tagline}`, description: words.about };
    case 'table':
      return {
        title: `${GAME} · ${subject.code}`,
        description: [lineOf(subject, parts, language), subject.rules, names]
          .filter(Boolean)
          .join(' · '),
      };
    case 'match':
      return { title: `${GAME} · ${words.match}`, description: names };
  }
}

/** Where the picture of a subject is, below the base path. The picture of a table changes, and so does its address. */
function picturePath(subject: Subject, path: string, svg: string, language: string): string {
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const name = subject.kind === 'front' ? '/front' : path;
  return `/pictures${name}.png?lang=${language}&v=${version}`;
}

/** The page with a title, a description and a picture of what its address leads to. */
export function withPreview(
  page: string,
  { subject, parts, language }: { subject: Subject; parts: PreviewParts; language: string },
  { root, path }: { readonly root: string; readonly path: string },
): string {
  const { title, description } = previewText(subject, parts, language);
  const picture = root + picturePath(subject, path, pictureOf(subject, parts, language), language);
  const properties = {
    'og:type': 'website',
    'og:site_name': GAME,
    'og:locale': language,
    'og:title': title,
    'og:description': description,
    'og:url': subject.kind === 'front' ? `${root}/` : root + path,
    'og:image': picture,
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:type': 'image/png',
  };
  const tags = Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}">`)
    .join('');
  return page
    .replace(/(<html[^>]*) lang="\w+"/, `$1 lang="${language}"`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start) => start + escapeMarkup(description),
    )
    .replace(
      /<title>[^<]*/,
      () => `<title>${subject.kind === 'front' ? GAME : escapeMarkup(title)}`,
    )
    .replace(
      '</title>',
      () => `</title>${tags}<meta name="twitter:card" content="summary_large_image">`,
    );
}
