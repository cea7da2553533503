const words = {
  zh_CN: { sentence: '门户暂时无法加载。请检查网络连接后重试。', again: '重新加载' },
  en: { sentence: 'The portal did not load. Check the network, then try again.', again: 'Reload' },
};

/**
 * The only view without the shell: says that the shell itself did not come.
 *
 * @param place element that the shell would have been in
 */
export function showBootFailure(place: HTMLElement, language: 'zh_CN' | 'en'): void {
  const { sentence, again } = words[language];
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = sentence;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = again;
  button.addEventListener('click', () => location.reload());
  place.replaceChildren(text, button);
}
