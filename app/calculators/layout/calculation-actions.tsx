import { type ReactElement, type ReactNode, useState } from 'react';
import { useT } from '#app/calculators/layout/calculation-texts.ts';
import { LinkButton } from '#app/ui/link-button.tsx';

/** The look of an action, for those that a calculator adds. */
export const ACTION_CLASS = 'calculation-action';

type Tables = { csv: string; xlsx: string };

type Props = {
  /** Address of the calculation without the origin. */
  address: string;
  /** Address of the PDF document. */
  pdf: string;
  /** Address of the page that sends it, or what offers that in its place. */
  email: string | ReactNode;
  /** Addresses of tables, or what saves them in their place. */
  tables?: Tables | ReactElement;
  /** Address of a project list with the products of the calculation. */
  project?: string;
  /** `_blank` in a frame on another site. */
  target?: '_blank' | undefined;
  /** Prints the page. */
  canPrint?: boolean;
};

/** What visitors do with a calculation: its document, mail, link, project list and tables, in this order. */
export function CalculationActions(props: Props) {
  const { address, pdf, email, tables, project, target, canPrint = false } = props;
  const t = useT();
  const link = (href: string, text: string) => (
    <a className={ACTION_CLASS} href={href} target={target}>
      {text}
    </a>
  );
  const file = (href: string, text: string) => (
    <a className={ACTION_CLASS} href={href} download>
      {text}
    </a>
  );
  return (
    <section className="calculation-actions" aria-label={t('calculation.actions')}>
      {file(pdf, t('calculation.pdf'))}
      {typeof email === 'string' ? link(email, t('calculation.email')) : email}
      <CopyLink address={address} />
      {project && link(project, t('calculation.project'))}
      {tables && 'csv' in tables ? (
        <>
          {file(tables.csv, t('calculation.csv'))}
          {file(tables.xlsx, t('calculation.xlsx'))}
        </>
      ) : (
        tables
      )}
      {canPrint && <PrintAction />}
    </section>
  );
}

/** Prints the page: all that is left where a calculation has no address. */
export function PrintAction() {
  const t = useT();
  return (
    <button className={ACTION_CLASS} type="button" onClick={() => window.print()}>
      {t('calculation.print')}
    </button>
  );
}

/** Copies the address; without scripts it leads to it. */
function CopyLink({ address }: { address: string }) {
  const t = useT();
  const [copied, setCopied] = useState('');
  const [uncopied, setUncopied] = useState('');
  async function copy(): Promise<void> {
    const whole = window.location.origin + address;
    try {
      await navigator.clipboard.writeText(whole);
      setCopied(address);
      setUncopied('');
    } catch {
      // The browser denies access to the clipboard: the link is shown instead.
      setUncopied(whole);
    }
  }
  return (
    <>
      <LinkButton
        className={ACTION_CLASS}
        href={address}
        onPress={() => void copy()}
        rel="nofollow"
      >
        {t('calculation.link')}
      </LinkButton>
      <p className="calculation-message" role="status">
        {uncopied ? (
          <>
            {t('calculation.link-failed')} <a href={uncopied}>{uncopied}</a>
          </>
        ) : (
          copied === address && t('calculation.linked')
        )}
      </p>
    </>
  );
}
