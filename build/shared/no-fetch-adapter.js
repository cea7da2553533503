/** Stands for the adapter of axios on fetch(): the portal's calls go by XMLHttpRequest, and so does axios where it may choose. */
export const getFetch = () => false;
