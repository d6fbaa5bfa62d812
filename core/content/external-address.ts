/** Labels of a host name, at least two; the last has a letter first, so that no number of a network is one. */
const HOST = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?.]+(\?\S*)?$/;
const PHONE = /^tel:\+?[\d().-]{3,}(;\S+)?$/;

/** Whether a link is meant to lead out of the site, whatever its form. */
export function leadsOut(address: string): boolean {
  return /^(https?:|mailto:|tel:)/i.test(address);
}

/** Returns true for `https://` with the name of a host and without a password, `mailto:` with an address, or `tel:` with a number. */
export function isExternalAddress(address: string): boolean {
  if (MAIL.test(address) || PHONE.test(address)) return true;
  if (!/^https:\/\/[^\s/]\S*$/.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return HOST.test(hostname) && username === '' && password === '';
}
