import { prepareData } from './test-site.ts';

export default prepareData;
