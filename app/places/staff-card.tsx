import { useT } from '#app/places/places-texts.ts';
import { getLocale } from '#core/i18n/locales.ts';
import type { StaffMember } from '#core/places/place.ts';

/** An area sales manager with region and contact details. */
export function StaffCard({ member }: { member: StaffMember }) {
  const t = useT();
  const { name, role, region, phone, email, languages } = member;
  const names = new Intl.DisplayNames(getLocale(t.locale).iso, { type: 'language' });
  const facts = [
    // In Spain the provinces identify the region; the county names only serve the search.
    { label: t('places.counties'), values: member.country === 'gb' ? member.counties : [] },
    { label: t('places.provinces'), values: member.provinces.map((province) => province.name) },
    { label: t('places.postcode-areas'), values: member.postcodeAreas },
    { label: t('places.languages'), values: languages.map((code) => names.of(code) ?? code) },
  ].filter(({ values }) => values.length > 0);
  return (
    <>
      <h2>{name}</h2>
      <p className="place-note">
        {role}, {region}
      </p>
      <p className="place-links">
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <dl>
        {facts.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
