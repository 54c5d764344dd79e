-- Certificates are listed like everything else: searched by an index, their rows kept count of.
call app.searchable('public.certificate', 'app_key');
call app.countable('public.certificate');
call app.count_present('public.certificate', quote_literal('certificate'));
call app.count_by('public.certificate', 'usable');
create index certificate_by_usability on public.certificate (tenant_id, usable, id desc);
