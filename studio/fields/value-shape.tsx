import { ChipsField, isChipList } from '#studio/fields/chips-field.tsx';
import { EitherField } from '#studio/fields/either-field.tsx';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { GroupField } from '#studio/fields/group-field.tsx';
import { ListField } from '#studio/fields/list-field.tsx';
import { MapField } from '#studio/fields/map-field.tsx';
import { isMenuList, MenuField } from '#studio/fields/menu-field.tsx';
import { AnyField, BooleanField, ChoiceField, NumberField } from '#studio/fields/plain-fields.tsx';
import { TextValue } from '#studio/fields/text-value.tsx';
import { TranslatedField } from '#studio/fields/translated-field.tsx';

/** The control for a value: what the schema says decides. */
export function ValueShape(props: ValueProps) {
  const { field } = props;
  switch (field.type) {
    case 'text':
      return <TextValue {...props} field={field} />;
    case 'number':
      return <NumberField {...props} field={field} />;
    case 'boolean':
      return <BooleanField {...props} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'list':
      if (isMenuList(field)) return <MenuField {...props} field={field} />;
      return isChipList(field) ? (
        <ChipsField {...props} field={field} />
      ) : (
        <ListField {...props} field={field} />
      );
    case 'group':
      return <GroupField {...props} field={field} />;
    case 'translated':
      return <TranslatedField {...props} field={field} />;
    case 'either':
      return <EitherField {...props} field={field} />;
    case 'map':
      return <MapField {...props} field={field} />;
    case 'fixed':
      return null;
    case 'any':
      return <AnyField {...props} />;
  }
}
