import { Admin, Authenticated, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { OwnAccess } from '#studio/access/access-page.tsx';
import { ForgottenPage } from '#studio/access/forgotten-page.tsx';
import { PasswordPage } from '#studio/access/password-page.tsx';
import { SignInPage } from '#studio/access/sign-in-page.tsx';
import { authProvider } from '#studio/app/auth-provider.ts';
import { BASE } from '#studio/app/base.ts';
import { dataProvider } from '#studio/app/data-provider.ts';
import { i18nProvider } from '#studio/app/i18n.ts';
import { StartPage } from '#studio/app/start-page.tsx';
import { StudioLayout } from '#studio/app/studio-layout.tsx';
import { darkTheme, lightTheme } from '#studio/app/studio-theme.ts';
import { AuditTrail } from '#studio/audit/audit-page.tsx';
import { MessageDetail } from '#studio/desk/message-detail.tsx';
import { MessageList } from '#studio/desk/message-list.tsx';
import { RoutingPage } from '#studio/desk/routing-page.tsx';
import { InvitePerson } from '#studio/people/invite-person.tsx';
import { PeopleList } from '#studio/people/people-list.tsx';
import { PersonDetail } from '#studio/people/person-detail.tsx';
import { MailDetail } from '#studio/running/mail-detail.tsx';
import { MailList } from '#studio/running/mail-list.tsx';
import { PrivacyPage } from '#studio/running/privacy-page.tsx';
import { SearchList } from '#studio/running/search-list.tsx';
import { ClaimFiguresPage } from '#studio/warranties/claim-figures-page.tsx';
import { ClaimList } from '#studio/warranties/claim-list.tsx';
import { RegistrationList } from '#studio/warranties/registration-list.tsx';

/** The studio: its screens, and what each is called in addresses. */
export function StudioApp() {
  return (
    <Admin
      basename={BASE}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={StudioLayout}
      loginPage={SignInPage}
      dashboard={ProtectedStart}
      theme={lightTheme}
      darkTheme={darkTheme}
      disableTelemetry
    >
      <Resource name="messages" list={MessageList} show={MessageDetail} />
      <Resource name="claims" list={ClaimList} />
      <Resource name="registrations" list={RegistrationList} />
      <Resource name="mails" list={MailList} show={MailDetail} />
      <Resource name="searches" list={SearchList} />
      <Resource name="people" list={PeopleList} create={InvitePerson} edit={PersonDetail} />
      <Resource name="audit" list={AuditTrail} />
      <CustomRoutes>
        <Route
          path="/routing"
          element={
            <Authenticated>
              <RoutingPage />
            </Authenticated>
          }
        />
        <Route
          path="/privacy"
          element={
            <Authenticated>
              <PrivacyPage />
            </Authenticated>
          }
        />
        <Route
          path="/figures"
          element={
            <Authenticated>
              <ClaimFiguresPage />
            </Authenticated>
          }
        />
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

/** Lists protect themselves; the pages for passwords are for people without a session. */
function ProtectedStart() {
  return (
    <Authenticated>
      <StartPage />
    </Authenticated>
  );
}
