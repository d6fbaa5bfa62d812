import TrailIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import MessagesIcon from '@mui/icons-material/MailOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { useEffect } from 'react';
import {
  AppBar,
  Layout,
  type LayoutProps,
  Logout,
  Menu,
  UserMenu,
  useCanAccess,
  useLocaleState,
  useTranslate,
} from 'react-admin';
import { BASE } from '#studio/app/base.ts';
import { currentPerson } from '#studio/app/session.ts';

function StudioMenu() {
  const translate = useTranslate();
  return (
    <Menu>
      <Menu.Item to={BASE} primaryText={translate('studio.start.title')} leftIcon={<HomeIcon />} />
      <PermittedItem resource="messages" icon={<MessagesIcon />} />
      <PermittedItem resource="people" icon={<PeopleIcon />} />
      <PermittedItem resource="audit" icon={<TrailIcon />} />
      <Menu.Item
        to={`${BASE}/access`}
        primaryText={translate('studio.access.title')}
        leftIcon={<KeyIcon />}
      />
    </Menu>
  );
}

/** A list that the person may read. */
function PermittedItem({ resource, icon }: { resource: string; icon: React.ReactElement }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  if (!canAccess) return null;
  return (
    <Menu.Item
      to={`${BASE}/${resource}`}
      primaryText={translate(`resources.${resource}.name`)}
      leftIcon={icon}
    />
  );
}

function StudioBar() {
  return (
    <AppBar
      userMenu={
        <UserMenu>
          <Logout />
        </UserMenu>
      }
    />
  );
}

/** Menu, bar and page; the language is that of the person until another is chosen. */
export function StudioLayout({ children }: LayoutProps) {
  const [locale, setLocale] = useLocaleState();
  useEffect(() => {
    currentPerson()
      .then((person) => {
        const isChosen = localStorage.getItem('studio-language') !== null;
        if (person && !isChosen && person.locale !== locale) setLocale(person.locale);
      })
      .catch(() => {});
  }, [locale, setLocale]);
  return (
    <Layout menu={StudioMenu} appBar={StudioBar}>
      {children}
    </Layout>
  );
}
