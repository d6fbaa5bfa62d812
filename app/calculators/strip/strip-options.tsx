import type { ReactNode } from 'react';
import type { StripChange } from '#app/calculators/strip/strip-select.tsx';
import { UnfitOptions } from '#app/calculators/strip/unfit-options.tsx';
import { type FieldOption, offeredOptions } from '#core/calculators/led-strip/field-option.ts';
import { pictureUrl, pictureWidths } from '#core/media.ts';

type Props = {
  name: string;
  label: string;
  value: string;
  options: readonly FieldOption[];
  /** Label of the empty option, if the choice is optional. */
  empty?: string;
  /** A swatch of an option. */
  swatchOf?: (value: string) => ReactNode;
  onChange: StripChange;
};

/** A field whose options are all in sight: with pictures as cards, otherwise in a line. */
export function StripOptions({ name, label, value, options, empty, swatchOf, onChange }: Props) {
  const hasPictures = options.some(({ picture }) => picture);
  const offered = offeredOptions(options, [value]);
  const none = empty === undefined ? [] : [{ value: '', label: empty }];
  const all = hasPictures ? [...offered, ...none] : [...none, ...offered];
  return (
    <fieldset className="strip-options">
      <legend>{label}</legend>
      <div data-cards={hasPictures || undefined}>
        {all.map((option: Pick<FieldOption, 'value' | 'label' | 'picture' | 'note'>) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={onChange}
            />
            {option.picture && <OptionPicture hash={option.picture.hash} />}
            {option.value !== '' && swatchOf?.(option.value)}
            <span>
              {option.label}
              {option.note && <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
      <UnfitOptions options={options} />
    </fieldset>
  );
}

/** Its option is named beside it. */
function OptionPicture({ hash }: { hash: string }) {
  const [small, large] = pictureWidths;
  const address = (width: number) => pictureUrl(hash, width, 'webp');
  return (
    <img
      src={address(small)}
      srcSet={`${address(small)} 1x, ${address(large)} 2x`}
      width={160}
      height={120}
      alt=""
      loading="lazy"
    />
  );
}
