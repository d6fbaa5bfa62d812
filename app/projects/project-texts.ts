import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('projects', import.meta.glob('/core/i18n/messages/projects/??.json'));

/** Waits until the texts of project lists are among those of the language; they are there for the page's first one. */
export const useProjectTexts = texts.useTexts;

await texts.start();
