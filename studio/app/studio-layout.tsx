import RoutingIcon from '@mui/icons-material/AltRouteOutlined';
import ClaimIcon from '@mui/icons-material/AssignmentLateOutlined';
import FiguresIcon from '@mui/icons-material/BarChartOutlined';
import GapsIcon from '@mui/icons-material/ChecklistOutlined';
import ContentIcon from '@mui/icons-material/EditNoteOutlined';
import ImportIcon from '@mui/icons-material/FileDownloadOutlined';
import TrailIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import MessagesIcon from '@mui/icons-material/MailOutlined';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import MediaIcon from '@mui/icons-material/PermMediaOutlined';
import PrivacyIcon from '@mui/icons-material/PersonSearchOutlined';
import SearchIcon from '@mui/icons-material/SearchOffOutlined';
import RegistrationIcon from '@mui/icons-material/VerifiedOutlined';
import TokenIcon from '@mui/icons-material/VpnKeyOutlined';
import {
  Box,
  Button,
  CircularProgress,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useEffect } from 'react';
import {
  AppBar,
  Layout,
  type LayoutProps,
  LocalesMenuButton,
  Menu,
  RefreshIconButton,
  Sidebar,
  type SidebarProps,
  ToggleThemeButton,
  useGetIdentity,
  useLoading,
  useLocaleState,
  useLogout,
  useTranslate,
} from 'react-admin';
import { BASE } from '#studio/app/base.ts';
import { pagePermissions, type StudioPage } from '#studio/app/page-permissions.ts';
import { FailedPage } from '#studio/app/refusal-pages.tsx';
import { currentPerson } from '#studio/app/session.ts';
import { useMay } from '#studio/app/use-may.ts';
import { useFocusAfterWork } from '#studio/ui/focus-after-work.ts';

function StudioMenu() {
  const translate = useTranslate();
  return (
    <Menu>
      <Menu.Item to={BASE} primaryText={translate('studio.start.title')} leftIcon={<HomeIcon />} />
      <PermittedItem page="messages" icon={<MessagesIcon />} />
      <PermittedItem page="routing" icon={<RoutingIcon />} />
      <PermittedItem page="claims" icon={<ClaimIcon />} />
      <PermittedItem page="figures" icon={<FiguresIcon />} />
      <PermittedItem page="registrations" icon={<RegistrationIcon />} />
      <PermittedItem page="mails" icon={<OutboxIcon />} />
      <PermittedItem page="privacy" icon={<PrivacyIcon />} />
      <PermittedItem page="changes" icon={<ContentIcon />} />
      <PermittedItem page="media" icon={<MediaIcon />} />
      <PermittedItem page="gaps" icon={<GapsIcon />} />
      <PermittedItem page="searches" icon={<SearchIcon />} />
      <PermittedItem page="imports" icon={<ImportIcon />} />
      <PermittedItem page="people" icon={<PeopleIcon />} />
      <PermittedItem page="tokens" icon={<TokenIcon />} />
      <PermittedItem page="health" icon={<HealthIcon />} />
      <PermittedItem page="audit" icon={<TrailIcon />} />
      <Menu.Item
        to={`${BASE}/access`}
        primaryText={translate('studio.access.title')}
        leftIcon={<KeyIcon />}
      />
    </Menu>
  );
}

type Page<Path extends StudioPage> = Path extends `/${infer Name}`
  ? Name extends `${string}/${string}`
    ? never
    : Name
  : never;
type ItemProps = { page: Page<StudioPage>; icon: React.ReactElement };

/** A page that the role of the person opens. */
function PermittedItem({ page, icon }: ItemProps) {
  const translate = useTranslate();
  if (!useMay(pagePermissions[`/${page}`])) return null;
  return (
    <Menu.Item
      to={`${BASE}/${page}`}
      primaryText={translate(`resources.${page}.name`)}
      leftIcon={icon}
    />
  );
}

/** Begins again where the window becomes narrow, as a closed menu: an open one would hide the page from screen readers. */
function StudioSidebar(props: SidebarProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return <Sidebar key={isNarrow ? 'narrow' : 'wide'} {...props} />;
}

/** Signing out is one press, on every page. */
function StudioBar() {
  const tools = (
    <>
      <LocalesMenuButton />
      <ToggleThemeButton />
      <ReloadOrWait />
    </>
  );
  return <AppBar alwaysOn toolbar={tools} userMenu={<SignOut />} />;
}

/** Loads the page's data again; while something loads it is a mark, which has a name. */
function ReloadOrWait() {
  const translate = useTranslate();
  const isLoading = useLoading();
  return (
    <Box sx={{ width: 40, display: 'grid', placeItems: 'center' }}>
      {isLoading ? (
        <CircularProgress size={16} color="inherit" aria-label={translate('ra.page.loading')} />
      ) : (
        <RefreshIconButton />
      )}
    </Box>
  );
}

function SignOut() {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  return (
    <>
      <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' }, mx: 1 }}>
        {identity?.fullName}
      </Typography>
      <Button color="inherit" onClick={() => logout()}>
        {translate('ra.auth.logout')}
      </Button>
    </>
  );
}

/** Menu, bar and page; the language is that of the person until another is chosen. */
export function StudioLayout({ children }: LayoutProps) {
  const [locale, setLocale] = useLocaleState();
  useFocusAfterWork();
  useEffect(() => {
    currentPerson()
      .then((person) => {
        const isChosen = localStorage.getItem('studio-language') !== null;
        if (person && !isChosen && person.locale !== locale) setLocale(person.locale);
      })
      .catch(() => {});
  }, [locale, setLocale]);
  return (
    // A wide table scrolls by itself instead of widening the page.
    <Layout
      menu={StudioMenu}
      error={FailedPage}
      appBar={StudioBar}
      sidebar={StudioSidebar}
      sx={{
        minWidth: 0,
        '& .RaLayout-appFrame, & main, & .RaLayout-content': { minWidth: 0 },
        '& .RaLayout-content': { px: 2 },
      }}
    >
      {children}
    </Layout>
  );
}
