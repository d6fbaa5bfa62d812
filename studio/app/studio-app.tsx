import { type ComponentType, lazy, type ReactNode } from 'react';
import { Admin, Authenticated, CustomRoutes, Resource, usePermissions } from 'react-admin';
import { Route } from 'react-router';
import { SignInPage } from '#studio/access/sign-in-page.tsx';
import { authProvider } from '#studio/app/auth-provider.ts';
import { BASE } from '#studio/app/base.ts';
import { dataProvider } from '#studio/app/data-provider.ts';
import { i18nProvider } from '#studio/app/i18n.ts';
import { pagePermissions, type StudioPage } from '#studio/app/page-permissions.ts';
import { queryClient } from '#studio/app/query-client.ts';

import { AccessDenied, FailedPage, UnknownAddress } from '#studio/app/refusal-pages.tsx';
import { routerProvider } from '#studio/app/router-provider.ts';
import { StudioLayout } from '#studio/app/studio-layout.tsx';
import { darkTheme, lightTheme } from '#studio/app/studio-theme.ts';
import { useMay } from '#studio/app/use-may.ts';
import { StartPage } from '#studio/start/start-page.tsx';

/** A page whose code is loaded when it is opened. */
const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load() }));

/** A page for those whose role opens it; others read that it does not, and nothing of it is loaded. */
function permittedPage(path: StudioPage, load: () => Promise<ComponentType>): ComponentType {
  const Page = lazyPage(load);
  return () => (
    <Authenticated>
      <PermittedPage path={path}>
        <Page />
      </PermittedPage>
    </Authenticated>
  );
}

const ChangeList = permittedPage(
  '/changes',
  async () => (await import('#studio/content/change-list.tsx')).ChangeList,
);
const ChangePage = permittedPage(
  '/changes/:id/show',
  async () => (await import('#studio/content/change-page.tsx')).ChangePage,
);
const PreviewPage = permittedPage(
  '/changes/:id/preview',
  async () => (await import('#studio/content/preview-page.tsx')).PreviewPage,
);
const RecordPage = permittedPage(
  '/changes/:id/record',
  async () => (await import('#studio/content/record-page.tsx')).RecordPage,
);
const RecordsPage = permittedPage(
  '/changes/:id/records',
  async () => (await import('#studio/content/records-page.tsx')).RecordsPage,
);
const TablesPage = permittedPage(
  '/changes/:id/tables',
  async () => (await import('#studio/content/tables/tables-page.tsx')).TablesPage,
);
const VersionList = permittedPage(
  '/versions',
  async () => (await import('#studio/content/version-list.tsx')).VersionList,
);
const MediaPage = permittedPage(
  '/changes/:id/media',
  async () => (await import('#studio/media/media-page.tsx')).MediaPage,
);
const MediaStart = permittedPage(
  '/media',
  async () => (await import('#studio/media/media-start.tsx')).MediaStart,
);
const OwnAccess = lazyPage(async () => (await import('#studio/access/access-page.tsx')).OwnAccess);
const ForgottenPage = lazyPage(
  async () => (await import('#studio/access/forgotten-page.tsx')).ForgottenPage,
);
const PasswordPage = lazyPage(
  async () => (await import('#studio/access/password-page.tsx')).PasswordPage,
);
const AuditTrail = permittedPage(
  '/audit',
  async () => (await import('#studio/audit/audit-page.tsx')).AuditTrail,
);
const MessageDetail = permittedPage(
  '/messages/:id/show',
  async () => (await import('#studio/desk/message-detail.tsx')).MessageDetail,
);
const MessageList = permittedPage(
  '/messages',
  async () => (await import('#studio/desk/message-list.tsx')).MessageList,
);
const RoutingPage = permittedPage(
  '/routing',
  async () => (await import('#studio/desk/routing-page.tsx')).RoutingPage,
);
const InvitePerson = permittedPage(
  '/people/create',
  async () => (await import('#studio/people/invite-person.tsx')).InvitePerson,
);
const PeopleList = permittedPage(
  '/people',
  async () => (await import('#studio/people/people-list.tsx')).PeopleList,
);
const PersonDetail = permittedPage(
  '/people/:id',
  async () => (await import('#studio/people/person-detail.tsx')).PersonDetail,
);
const GapList = permittedPage(
  '/gaps',
  async () => (await import('#studio/coverage/gap-list.tsx')).GapList,
);
const HealthPage = permittedPage(
  '/health',
  async () => (await import('#studio/running/health-page.tsx')).HealthPage,
);
const MailDetail = permittedPage(
  '/mails/:id/show',
  async () => (await import('#studio/running/mail-detail.tsx')).MailDetail,
);
const MailList = permittedPage(
  '/mails',
  async () => (await import('#studio/running/mail-list.tsx')).MailList,
);
const PrivacyPage = permittedPage(
  '/privacy',
  async () => (await import('#studio/running/privacy-page.tsx')).PrivacyPage,
);
const SearchList = permittedPage(
  '/searches',
  async () => (await import('#studio/running/search-list.tsx')).SearchList,
);
const ClaimFiguresPage = permittedPage(
  '/figures',
  async () => (await import('#studio/warranties/claim-figures-page.tsx')).ClaimFiguresPage,
);
const ClaimList = permittedPage(
  '/claims',
  async () => (await import('#studio/warranties/claim-list.tsx')).ClaimList,
);
const RegistrationList = permittedPage(
  '/registrations',
  async () => (await import('#studio/warranties/registration-list.tsx')).RegistrationList,
);
const ImportList = permittedPage(
  '/imports',
  async () => (await import('#studio/running/import-list.tsx')).ImportList,
);
const ImportDetail = permittedPage(
  '/imports/:id/show',
  async () => (await import('#studio/running/import-detail.tsx')).ImportDetail,
);
const TokenPage = permittedPage(
  '/tokens',
  async () => (await import('#studio/tokens/token-page.tsx')).TokenPage,
);

/** Pages beside those of the lists. */
const pages: [StudioPage, ComponentType][] = [
  ['/changes/:id/show', ChangePage],
  ['/changes/:id/preview', PreviewPage],
  ['/changes/:id/records', RecordsPage],
  ['/changes/:id/record', RecordPage],
  ['/changes/:id/tables', TablesPage],
  ['/changes/:id/media', MediaPage],
  ['/media', MediaStart],
  ['/versions', VersionList],
  ['/routing', RoutingPage],
  ['/privacy', PrivacyPage],
  ['/health', HealthPage],
  ['/tokens', TokenPage],
  ['/figures', ClaimFiguresPage],
];

/** The studio: its screens, and what each is called in addresses. */
export function StudioApp() {
  return (
    <Admin
      basename={BASE}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      routerProvider={routerProvider}
      accessDenied={AccessDenied}
      catchAll={UnknownAddress}
      error={FailedPage}
      layout={StudioLayout}
      loginPage={SignInPage}
      dashboard={ProtectedStart}
      theme={lightTheme}
      darkTheme={darkTheme}
      disableTelemetry
      title="Studio"
    >
      <Resource name="messages" list={MessageList} show={MessageDetail} />
      <Resource name="claims" list={ClaimList} />
      <Resource name="registrations" list={RegistrationList} />
      <Resource name="mails" list={MailList} show={MailDetail} />
      <Resource name="searches" list={SearchList} />
      <Resource name="changes" list={ChangeList} />
      <Resource name="gaps" list={GapList} />
      <Resource name="imports" list={ImportList} show={ImportDetail} />
      <Resource name="people" list={PeopleList} create={InvitePerson} edit={PersonDetail} />
      <Resource name="audit" list={AuditTrail} />
      <CustomRoutes>
        {pages.map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route
          path="/access"
          element={
            <Authenticated>
              <OwnAccess />
            </Authenticated>
          }
        />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/password" element={<PasswordPage />} />
        <Route path="/forgotten" element={<ForgottenPage />} />
      </CustomRoutes>
    </Admin>
  );
}

/** A page, or that the role of the person does not open it. */
function PermittedPage({ path, children }: { path: StudioPage; children: ReactNode }) {
  const { isPending } = usePermissions();
  const isOpen = useMay(pagePermissions[path]);
  if (isPending) return null;
  return isOpen ? children : <AccessDenied />;
}

/** Lists protect themselves; the pages for passwords are for people without a session. */
function ProtectedStart() {
  return (
    <Authenticated>
      <StartPage />
    </Authenticated>
  );
}
