import { Outline } from '#app/ui/outline.tsx';

const paths = {
  up: 'M12 20V4M5 11l7-7 7 7',
  down: 'M12 4v16M5 13l7 7 7-7',
  repeat: 'M8 8h12v12H8zM16 8V4H4v12h4',
};

/** Line icons on the buttons of a line. */
export function LineIcon({ name }: { name: keyof typeof paths }) {
  return <Outline path={paths[name]} size={16} />;
}
