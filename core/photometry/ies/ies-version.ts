/** LM-63 editions by year; a file without a version line is of 1986. */
export type IesVersion = '1986' | '1991' | '1995' | '2002' | '2019';
