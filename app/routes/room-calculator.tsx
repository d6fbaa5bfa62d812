import { useState } from 'react';
import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import roomStyles from '#app/calculators/room/room.css?url';
import { RoomCalculator } from '#app/calculators/room/room-calculator-view.tsx';
import { loadT, useT } from '#app/calculators/room/room-texts.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { OwnLuminaire } from '#app/photometry/own-luminaire.tsx';
import photometryStyles from '#app/photometry/photometry.css?url';
import { orRefusal } from '#app/screens/tools/load-calculation.ts';
import { useSearchVariants } from '#app/screens/tools/use-search-variants.ts';
import { servicesContext } from '#app/services-context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import {
  formatRoomForm,
  parseRoomForm,
  type RoomForm,
} from '#core/calculators/room/room-address.ts';
import { findRoomProblems } from '#core/calculators/room/room-problems.ts';
import { type RoomResult, toRoomTask } from '#core/calculators/room/room-result.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/room-calculator.ts';

type Page = {
  form: RoomForm;
  /** The luminaire in the URL with its room; the room is null if it is impossible, or the server was too busy. */
  chosen: NamedLuminaire | null;
  /** Why the luminaire in the URL is not calculated. */
  refusal: string | null;
  /** Luminaires of the further groups; null for codes that do not exist. */
  others: (NamedLuminaire | null)[];
  result: RoomResult | null;
  /** Whether the luminaire is that of the worked example: the URL has none. */
  isExample: boolean;
  /** Title for the document head, which renders before the calculator's own texts have loaded. */
  title: string;
  description: string;
};

export const handle = {
  paths: ({ form, isExample }) => {
    const query = formatRoomForm(isExample ? { ...form, luminaire: '' } : form);
    const entries = localeCodes.map((locale) => {
      return [locale, `${pathTo(locale, 'room-calculator')}${query && `?${query}`}`];
    });
    return Object.fromEntries(entries);
  },
} satisfies PageHandle<Page>;

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [];
  return pageMeta(matches, {
    title: page.title,
    description: page.description,
    paths: alternatesOf('room-calculator'),
    isIndexed: page.isExample || page.form.luminaire === '',
  });
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const requested = parseRoomForm(url.searchParams);
  const { catalogue, photometry, photometryThread } = context.get(servicesContext);
  const isExample = requested.luminaire === '';
  const code = isExample ? await catalogue.findRoomExample(locale) : requested.luminaire;
  const find = (sku: string | number) => orRefusal(photometry.findRoomLuminaire(locale, sku));
  const { chosen, refusal } = code === null ? { chosen: null, refusal: null } : await find(code);
  const others = await Promise.all(
    requested.further.map(async (group) => (await find(group.luminaire)).chosen),
  );
  // Other pages link to a luminaire by id; the visitor sees its code.
  const form = chosen ? { ...requested, luminaire: chosen.sku } : requested;
  const further = others.map((other) => other?.luminaire ?? null);
  const problems = findRoomProblems(form, chosen?.luminaire ?? null, further);
  const result =
    chosen && problems.length === 0
      ? await photometryThread.calculateRoom(toRoomRequest(form, chosen, others))
      : null;
  return {
    ...{ form, chosen, refusal, others, result, isExample: isExample && chosen !== null },
    title: t('room.title'),
    description: t('room.description'),
  };
}

function toRoomRequest(
  form: RoomForm,
  { luminaire }: NamedLuminaire,
  others: readonly (NamedLuminaire | null)[],
) {
  const further = others.map((other) => other?.luminaire ?? null);
  return { ...toRoomTask(form, luminaire, further), luminaire };
}

/** Calculates the number of luminaires for a room and the resulting light. */
export default function RoomCalculatorPage({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  const search = useSearchVariants({ hasLight: true });
  const [own, setOwn] = useState<NamedLuminaire | null>(null);
  const open = (file: NamedLuminaire) => {
    setOwn({ ...file, name: t('room.own-file', { name: file.name }) });
  };
  return (
    <main id="main" className="container calculator-page">
      <link rel="stylesheet" href={photometryStyles} precedence="photometry" />
      <link rel="stylesheet" href={roomStyles} precedence="photometry" />
      <PageHeading title={t('room.title')} text={t('room.description')} />
      <RoomCalculator
        key={formatRoomForm(page.form)}
        start={page.form}
        search={search}
        chosen={own ?? page.chosen}
        refusal={own ? null : page.refusal}
        others={page.others}
        first={page.chosen && page.result && { chosen: page.chosen, result: page.result }}
        isOwn={own !== null}
        isExample={page.isExample && own === null}
      >
        <OwnLuminaire onOpen={open} />
      </RoomCalculator>
    </main>
  );
}
