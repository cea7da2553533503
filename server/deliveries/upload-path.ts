/** Where files of deliveries are sent to, behind /api: those that programs order, and figures and content that people bring. */
export const uploadPath = {
  programs: '/v3/iw-market/deliveries/file',
  people: '/v3/iw-admin/delivery/file',
  content: '/v3/iw-admin/content/file',
} as const;
