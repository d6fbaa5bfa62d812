import { prepareData } from './site.ts';

export default prepareData;
