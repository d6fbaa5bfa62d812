/** The UGR limits of EN 12464-1, which are the classes of luminaires; browsers load them with the filters. */
export const ugrLimits = [16, 19, 22, 25, 28];
