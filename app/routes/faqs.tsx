import { anchorProps } from '#app/content/anchor-props.ts';
import faqStyles from '#app/content/faqs.css?url';
import { loadT, useT } from '#app/content/faqs-texts.ts';
import { useOpenFold } from '#app/frame/navigation/use-open-fold.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { searchedText } from '#app/page/searched-text.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { ResultCount } from '#app/ui/result-count.tsx';
import searchStyles from '#app/ui/search-form.css?url';
import { SearchForm } from '#app/ui/search-form.tsx';
import disclosureStyles from '#app/ui/shared/disclosure.module.css';
import { type FaqTopic, searchFaqs } from '#core/content/faq-view.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/faqs.ts';

export const handle = {
  paths: (_, search) => alternatesOf('faqs', undefined, search),
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, topics, search, crumbs } = loaderData;
  return pageMeta(matches, {
    ...head,
    paths: alternatesOf('faqs'),
    crumbs,
    jsonLd: [faqPage(topics)],
    isIndexed: search === '',
  });
}

function faqPage(topics: FaqTopic[]) {
  const questions = topics.flatMap((topic) => topic.questions);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const all = await context.get(servicesContext).editorial.listFaqs(locale);
  const search = searchedText(url);
  const head = { title: t('faqs.title'), description: t('faqs.text') };
  const crumbs = [homeCrumb(locale), { title: head.title, href: pathTo(locale, 'faqs') }];
  return { topics: searchFaqs(all, search), search, head, crumbs };
}

/** Lists questions and answers by topic; a question named in the URL fragment is opened. */
export default function Faqs({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { topics, search, head, crumbs } = loaderData;
  useOpenFold();
  const path = pathTo(t.locale, 'faqs');
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={searchStyles} precedence="parts" />
      <link rel="stylesheet" href={faqStyles} precedence="parts" />
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs.slice(0, -1)} current={head.title} />
      <PageHeading title={head.title} text={head.description} />
      <SearchForm action={path} label={t('faqs.search')} submit={t('faqs.submit')} value={search} />
      <ResultCount
        text={count > 0 ? t.count('faqs.count', count) : t('faqs.none', { 0: search })}
        search={search}
        clear={{ href: path, label: t('faqs.clear') }}
      />
      <nav className="link-row" aria-label={t('faqs.topics')}>
        {topics.map(({ anchor, title }) => (
          <a key={anchor} href={`#${anchor}`}>
            {title}
          </a>
        ))}
      </nav>
      {topics.map((topic) => (
        <section key={topic.id} className="faq-topic" {...anchorProps(topic)}>
          <h2>{topic.title}</h2>
          {topic.questions.map(({ anchor, anchors, question, answerHtml }) => (
            <details
              key={anchor}
              className={`faq-question ${disclosureStyles.disclosure}`}
              open={search !== ''}
            >
              <summary>{question}</summary>
              {/* Browsers open a closed <details> that hides the fragment target, so the id is on the answer. */}
              <div {...anchorProps({ anchor, anchors })} className="faq-answer">
                <Prose html={answerHtml} />
              </div>
            </details>
          ))}
        </section>
      ))}
    </main>
  );
}
