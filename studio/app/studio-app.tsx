import { type ComponentType, lazy } from 'react';
import { Admin, Authenticated, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { SignInPage } from '#studio/access/sign-in-page.tsx';
import { authProvider } from '#studio/app/auth-provider.ts';
import { BASE } from '#studio/app/base.ts';
import { dataProvider } from '#studio/app/data-provider.ts';
import { i18nProvider } from '#studio/app/i18n.ts';
import { queryClient } from '#studio/app/query-client.ts';
import { AccessDenied, UnknownAddress } from '#studio/app/refusal-pages.tsx';
import { StudioLayout } from '#studio/app/studio-layout.tsx';
import { darkTheme, lightTheme } from '#studio/app/studio-theme.ts';
import { StartPage } from '#studio/start/start-page.tsx';

/** A page whose code is loaded when it is opened. */
const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const ChangeList = page(async () => (await import('#studio/content/change-list.tsx')).ChangeList);
const ChangePage = page(async () => (await import('#studio/content/change-page.tsx')).ChangePage);
const PreviewPage = page(
  async () => (await import('#studio/content/preview-page.tsx')).PreviewPage,
);
const RecordPage = page(async () => (await import('#studio/content/record-page.tsx')).RecordPage);
const RecordsPage = page(
  async () => (await import('#studio/content/records-page.tsx')).RecordsPage,
);
const TablesPage = page(
  async () => (await import('#studio/content/tables/tables-page.tsx')).TablesPage,
);
const VersionList = page(
  async () => (await import('#studio/content/version-list.tsx')).VersionList,
);
const MediaPage = page(async () => (await import('#studio/media/media-page.tsx')).MediaPage);
const MediaStart = page(async () => (await import('#studio/media/media-start.tsx')).MediaStart);
const OwnAccess = page(async () => (await import('#studio/access/access-page.tsx')).OwnAccess);
const ForgottenPage = page(
  async () => (await import('#studio/access/forgotten-page.tsx')).ForgottenPage,
);
const PasswordPage = page(
  async () => (await import('#studio/access/password-page.tsx')).PasswordPage,
);
const AuditTrail = page(async () => (await import('#studio/audit/audit-page.tsx')).AuditTrail);
const MessageDetail = page(
  async () => (await import('#studio/desk/message-detail.tsx')).MessageDetail,
);
const MessageList = page(async () => (await import('#studio/desk/message-list.tsx')).MessageList);
const RoutingPage = page(async () => (await import('#studio/desk/routing-page.tsx')).RoutingPage);
const InvitePerson = page(
  async () => (await import('#studio/people/invite-person.tsx')).InvitePerson,
);
const PeopleList = page(async () => (await import('#studio/people/people-list.tsx')).PeopleList);
const PersonDetail = page(
  async () => (await import('#studio/people/person-detail.tsx')).PersonDetail,
);
const GapList = page(async () => (await import('#studio/coverage/gap-list.tsx')).GapList);
const HealthPage = page(async () => (await import('#studio/running/health-page.tsx')).HealthPage);
const MailDetail = page(async () => (await import('#studio/running/mail-detail.tsx')).MailDetail);
const MailList = page(async () => (await import('#studio/running/mail-list.tsx')).MailList);
const PrivacyPage = page(
  async () => (await import('#studio/running/privacy-page.tsx')).PrivacyPage,
);
const SearchList = page(async () => (await import('#studio/running/search-list.tsx')).SearchList);
const ClaimFiguresPage = page(
  async () => (await import('#studio/warranties/claim-figures-page.tsx')).ClaimFiguresPage,
);
const ClaimList = page(async () => (await import('#studio/warranties/claim-list.tsx')).ClaimList);
const RegistrationList = page(
  async () => (await import('#studio/warranties/registration-list.tsx')).RegistrationList,
);
const ImportList = page(async () => (await import('#studio/running/import-list.tsx')).ImportList);
const ImportDetail = page(
  async () => (await import('#studio/running/import-detail.tsx')).ImportDetail,
);
const TokenPage = page(async () => (await import('#studio/tokens/token-page.tsx')).TokenPage);

/** Pages beside those of the resources, for people who are signed in. */
const pages = [
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
  ['/access', OwnAccess],
] as const;

/** The studio: its screens, and what each is called in addresses. */
export function StudioApp() {
  return (
    <Admin
      basename={BASE}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      accessDenied={AccessDenied}
      catchAll={UnknownAddress}
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
          <Route
            key={path}
            path={path}
            element={
              <Authenticated>
                <Page />
              </Authenticated>
            }
          />
        ))}
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/password" element={<PasswordPage />} />
        <Route path="/forgotten" element={<ForgottenPage />} />
      </CustomRoutes>
    </Admin>
  );
}

/** Lists protect themselves; the pages for passwords are for people without a session. */
function ProtectedStart() {
  return (
    <Authenticated>
      <StartPage />
    </Authenticated>
  );
}
