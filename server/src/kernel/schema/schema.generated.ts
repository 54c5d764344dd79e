// Written by `npm run types -w server` from the migrated schema. Do not edit.
import type { Generated } from 'kysely';

export interface Schema {
  'app.attempt': {
    key: string;
    count: number;
    window_start: string;
  };
  'app.captcha': {
    key: string;
    answer: string;
    created_time: Generated<string>;
  };
  'app.change_root': {
    table_name: string;
    root_table: string;
    root_column: string;
  };
  'app.discarded_file': {
    storage_key: string;
    created_time: Generated<string>;
  };
  'app.last_seen': {
    tenant_id: number;
    user_id: string;
    time: string;
  };
  'app.live_process': {
    id: string;
    seen_time: Generated<string>;
  };
  'app.nonce': {
    hash: Buffer;
    created_time: Generated<string>;
  };
  'app.presence': {
    process_id: string;
    tenant_id: number;
    user_id: string;
    ticket_hash: Buffer;
  };
  'app.public_upload': {
    id: Generated<string>;
    storage_key: string;
    original_name: string;
    content_type: string;
    bytes: string;
    sha256: string;
    application_id: string | null;
    created_time: Generated<string>;
  };
  'app.record_viewer': {
    process_id: string;
    tenant_id: number;
    table_name: string;
    record_id: string;
    user_id: string;
    user_name: string;
    editing: boolean;
  };
  'app.row_estimate': {
    tenant_id: number;
    table_name: string;
    rows: string;
    refreshed_time: string;
  };
  'app.session': {
    ticket_hash: Buffer;
    tenant_id: number;
    user_id: string;
    role_id: string | null;
    invorg_id: string | null;
    language: string;
    idle_limit: string;
    created_time: Generated<string>;
    last_seen_time: Generated<string>;
  };
  'app.setting': {
    name: string;
    value: string;
  };
  'app.sms_code': {
    phone: string;
    seal: string;
    tries: Generated<number>;
    created_time: Generated<string>;
  };
  'app.sms_outbox': {
    id: Generated<string>;
    phone: string;
    text: string;
    created_time: Generated<string>;
  };
  'app.tenant': {
    id: Generated<number>;
    code: string;
    name: string;
    active: Generated<boolean>;
    platform: Generated<boolean>;
    created_time: Generated<string>;
  };
  'app.tenant_application': {
    id: Generated<string>;
    kind: string;
    company_name: string;
    credit_code: Generated<string>;
    region_code: string;
    region: string;
    address_detail: string;
    applicant: string;
    phone: string;
    password_hash: string;
    requirement: string;
    language: string;
    status: Generated<string>;
    rejected_time: string | null;
    created_time: Generated<string>;
  };
  'application': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    code: string;
    name: string;
    remarks: Generated<string>;
    active: Generated<boolean>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
    owner_id: Generated<string>;
    initials: Generated<string>;
  };
  'brand': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    code: string;
    name: string;
    active: Generated<boolean>;
    sort_order: Generated<number>;
    picture_file_id: string | null;
    description: Generated<string>;
    source: Generated<number>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
    owner_id: Generated<string>;
    initials: Generated<string>;
  };
  'category': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    category_set_id: string;
    parent_id: string | null;
    code: string;
    name: string;
    sort: Generated<number>;
    active: Generated<boolean>;
    picture_file_id: string | null;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'category_set': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    code: string;
    name: string;
    type: number;
    active: Generated<boolean>;
    source: Generated<number>;
    remark: Generated<string>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
    owner_id: Generated<string>;
    initials: Generated<string>;
  };
  'certificate': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    application_id: string;
    app_key: string;
    type: string;
    usable: boolean;
    sealed_password: string;
    start_date: string;
    end_date: string;
    package_name: string;
    file_id: string | null;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'certificate_remind': {
    tenant_id: Generated<number>;
    certificate_id: string;
    user_id: string;
  };
  'certificate_reminder': {
    tenant_id: Generated<number>;
    certificate_id: string;
    end_date: string;
    days: number;
    created_time: Generated<string>;
  };
  'certificate_reveal': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    certificate_id: string;
    what: string;
    user_id: Generated<string>;
    created_time: Generated<string>;
  };
  'change_record': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    created_time: Generated<string>;
    table_name: string;
    record_id: string;
    root_table: string;
    root_id: string;
    action: string;
    changes: unknown;
    user_id: string | null;
    request_id: string | null;
    owner_id: string | null;
  };
  'chat_message': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    from_id: Generated<string>;
    to_id: string;
    lower_id: Generated<string>;
    higher_id: Generated<string>;
    content: string;
    created_time: Generated<string>;
  };
  'chat_thread': {
    tenant_id: Generated<number>;
    user_id: string;
    peer_id: string;
    last_message_id: string | null;
    read_to_id: Generated<string>;
    unread: Generated<number>;
  };
  'file': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    storage_key: string;
    original_name: string;
    content_type: string;
    bytes: string;
    sha256: string;
    source: string;
    purpose: string | null;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'home_config': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    bottom_title: Generated<string>;
    browser_title: Generated<string>;
    tab_icon_file_id: string | null;
    logo_file_id: string | null;
    logo_shown: Generated<boolean>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
    watermark: Generated<boolean>;
  };
  'inventory_organisation': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    code: string;
    name: string;
    active: Generated<boolean>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'job': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    user_id: string;
    kind: string;
    queue_id: string;
    payload: unknown;
    title_key: string;
    title_params: Generated<unknown>;
    state: Generated<string>;
    attempt: Generated<number>;
    progress_done: Generated<string>;
    progress_total: Generated<string>;
    error_key: string | null;
    error_params: unknown | null;
    result_file_id: string | null;
    created_time: Generated<string>;
    started_time: string | null;
    finished_time: string | null;
  };
  'label': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    label_set_id: string;
    parent_id: string | null;
    code: string;
    name: string;
    sort: Generated<number>;
    radio: Generated<boolean>;
    picture_file_id: string | null;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'label_set': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    name: string;
    use_object: string;
    active: Generated<boolean>;
    source: Generated<number>;
    remark: Generated<string>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
    owner_id: Generated<string>;
    initials: Generated<string>;
  };
  'language_pack': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    function_name: string;
    language: string;
    texts: unknown;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'login_record': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    user_id: string;
    time: Generated<string>;
    address: string;
    browser: string;
    result: string;
    language: string;
  };
  'message': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    user_id: string;
    sender_name: Generated<string>;
    kind: string;
    title: string;
    content: string;
    link: Generated<string>;
    read_time: string | null;
    created_time: Generated<string>;
  };
  'news': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    title: string;
    type: string;
    content: string;
    published_time: Generated<string>;
    forced: Generated<boolean>;
    active: Generated<boolean>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'news_comment': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    news_id: string;
    user_id: Generated<string>;
    content: string;
    deleted: Generated<boolean>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'news_laud': {
    tenant_id: Generated<number>;
    news_id: string;
    user_id: Generated<string>;
    created_time: Generated<string>;
  };
  'news_view': {
    tenant_id: Generated<number>;
    news_id: string;
    user_id: Generated<string>;
    created_time: Generated<string>;
  };
  'organisation': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    parent_id: string | null;
    code: string;
    name: string;
    sort_order: Generated<number>;
    active: Generated<boolean>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
    initials: Generated<string>;
  };
  'resource': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    parent_id: string | null;
    kind: string;
    code: string;
    name: string;
    icon: Generated<string>;
    url: Generated<string>;
    sort_order: Generated<number>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'role': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    code: string;
    name: string;
    administrator: Generated<boolean>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'role_inventory_organisation': {
    tenant_id: Generated<number>;
    role_id: string;
    inventory_organisation_id: string;
  };
  'role_resource': {
    tenant_id: Generated<number>;
    role_id: string;
    resource_id: string;
  };
  'setting': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    type: string;
    name: string;
    code: Generated<string>;
    remark: Generated<string>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
    initials: Generated<string>;
  };
  'sharing_mode': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    table_name: string;
    mode: number;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'sharing_rule': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    name: string;
    table_name: string;
    writable: boolean;
    active: Generated<boolean>;
    remark: Generated<string>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
    initials: Generated<string>;
  };
  'sharing_rule_part': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    rule_id: string;
    side: string;
    user_id: string | null;
    organisation_id: string | null;
    role_id: string | null;
    group_id: string | null;
  };
  'table_layout': {
    tenant_id: Generated<number>;
    user_id: Generated<string>;
    table_key: string;
    layout: unknown;
    updated_time: Generated<string>;
  };
  'tenant_review': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    application_id: string;
    company_name: string;
    approved: boolean;
    reason: Generated<string>;
    new_tenant_id: number | null;
    tenant_code: Generated<string>;
    notified_time: string | null;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'translation': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    table_name: string;
    record_id: string;
    language: string;
    name: Generated<string>;
    remark: Generated<string>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'unit': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    code: string;
    name: string;
    unit_category: string;
    active: Generated<boolean>;
    sort_order: Generated<number>;
    conversion_factor: string | null;
    native_code: Generated<string>;
    picture_file_id: string | null;
    description: Generated<string>;
    source: Generated<number>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
    owner_id: Generated<string>;
    initials: Generated<string>;
  };
  'user_account': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    account: string;
    name: string;
    password_hash: string;
    must_change_password: Generated<boolean>;
    avatar_file_id: string | null;
    watermark: Generated<boolean>;
    active: Generated<boolean>;
    organisation_id: string | null;
    job_number: Generated<string>;
    phone: Generated<string>;
    email: Generated<string>;
    initials: Generated<string>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
  };
  'user_group': {
    tenant_id: Generated<number>;
    id: Generated<string>;
    name: string;
    remark: Generated<string>;
    version: Generated<number>;
    created_by: Generated<string | null>;
    created_time: Generated<string>;
    updated_by: Generated<string | null>;
    updated_time: Generated<string>;
    initials: Generated<string>;
  };
  'user_group_member': {
    tenant_id: Generated<number>;
    group_id: string;
    user_id: string;
  };
  'user_role': {
    tenant_id: Generated<number>;
    user_id: string;
    role_id: string;
  };
}
