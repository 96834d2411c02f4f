/** One life: red while it is left, an empty outline once it is a wound. */
export const Heart = ({ left }: { left: boolean }) => (
  <svg class="hand-heart" viewBox="0 0 24 22" data-left={left} aria-hidden="true">
    <path d="M12 20.5 2.8 11.3A5.6 5.6 0 0 1 12 5 5.6 5.6 0 0 1 21.2 11.3Z" />
  </svg>
);
