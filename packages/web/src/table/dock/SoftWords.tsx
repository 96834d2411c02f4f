import { SOFT_HYPHEN, withSoftBreaks } from '../../wording/softBreaks.ts';

/** A text whose long words are divided only where a line of their own is too short for them. */
export const SoftWords = ({ text }: { text: string }) =>
  withSoftBreaks(text)
    .split(/( )/)
    .map((word, index) =>
      word.includes(SOFT_HYPHEN) ? (
        <span key={index} class="soft-word">
          {word}
        </span>
      ) : (
        word
      ),
    );
